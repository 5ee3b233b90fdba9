"""The core in WebAssembly against the native one."""
