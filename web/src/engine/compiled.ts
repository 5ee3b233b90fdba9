/** The modules of the core as this page has compiled them. */

const compiled = new Map<string, WebAssembly.Module>();

/** A module from its address, compiled once; a download that failed is tried again. */
export async function compiledModule(address: string): Promise<WebAssembly.Module> {
  const known = compiled.get(address);
  if (known) return known;
  const module = await WebAssembly.compileStreaming(fetch(address));
  compiled.set(address, module);
  return module;
}
