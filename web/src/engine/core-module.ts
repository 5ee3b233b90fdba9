/** A module of the core compiled to WebAssembly: requests go in as text, answers come as JSON. */

/** The functions that every module has besides its own. */
interface Memory {
  memory: WebAssembly.Memory;
  /** Begins the module. */
  _initialize(): void;
  allocate(size: number): number;
  release(place: number): void;
  /** The place of the last answer. */
  answer(): number;
}
type Request = (...values: (number | bigint)[]) => number;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The system of a module: a clock, and nowhere to write to. */
function system(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  const DONE = 0;
  const NOT_POSSIBLE = 52;
  return {
    clock_time_get(_clock: number, _precision: bigint, place: number) {
      const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
      new DataView(memory().buffer).setBigUint64(place, nanoseconds, true);
      return DONE;
    },
    fd_close: () => NOT_POSSIBLE,
    fd_seek: () => NOT_POSSIBLE,
    fd_write: () => NOT_POSSIBLE,
  };
}

export class CoreModule {
  readonly #memory: Memory;
  readonly #requests: Record<string, Request>;

  constructor(compiled: WebAssembly.Module) {
    const imports = { wasi_snapshot_preview1: system(() => this.#memory.memory) };
    const { exports } = new WebAssembly.Instance(compiled, imports);
    this.#memory = exports as unknown as Memory;
    this.#requests = exports as unknown as Record<string, Request>;
    this.#memory._initialize();
  }

  has(name: string): boolean {
    return name in this.#requests;
  }

  /** Sends a request and returns the number that it answers: the length of an answer in bytes. */
  send(name: string, ...values: (number | bigint | string)[]): number {
    const places: number[] = [];
    const plain = values.flatMap((value) => {
      if (typeof value !== 'string') return [value];
      const bytes = encoder.encode(value);
      const place = this.#memory.allocate(bytes.length);
      places.push(place);
      new Uint8Array(this.#memory.memory.buffer, place, bytes.length).set(bytes);
      return [place, bytes.length];
    });
    const request = this.#requests[name];
    if (!request) throw new Error(`The module has no ${name}`);
    const answered = request(...plain);
    for (const place of places) this.#memory.release(place);
    return answered;
  }

  /** Sends a request and returns its answer as it stands. */
  askText(name: string, ...values: (number | bigint | string)[]): string {
    const size = this.send(name, ...values);
    return decoder.decode(new Uint8Array(this.#memory.memory.buffer, this.#memory.answer(), size));
  }

  /** Sends a request and reads its answer. */
  ask(name: string, ...values: (number | bigint | string)[]): unknown {
    return JSON.parse(this.askText(name, ...values));
  }
}
