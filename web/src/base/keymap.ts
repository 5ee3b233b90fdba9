/** The keys of a table: which command a key gives. */

export interface Binding<Command extends string = string> {
  key: string;
  shift?: true;
  command: Command;
  /** Keys of a board ask about the square that was gone to last. */
  on: 'board' | 'game';
}

export interface PressedKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Own keys of commands, written as they are typed: `s`, `S`, `;`. */
export type ChosenKeys = Readonly<Record<string, string>>;

export function commandOf<Command extends string>(
  bindings: readonly Binding<Command>[],
  pressed: PressedKey,
  singleKeys: boolean,
): Command | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  if (isCharacter(pressed.key) && !singleKeys) return null;
  const key = isCharacter(pressed.key) ? pressed.key.toLowerCase() : pressed.key;
  const binding = bindings.find(
    (candidate) =>
      candidate.key === key && (!isLetter(key) || (candidate.shift ?? false) === pressed.shiftKey),
  );
  return binding?.command ?? null;
}

/** The commands in the order of their keys, each once. */
export function commandsOf<Command extends string>(
  bindings: readonly Binding<Command>[],
): readonly Command[] {
  return [...new Set(bindings.map(({ command }) => command))];
}

/** The bindings with the keys that a person has chosen; a chosen key stands for all characters. */
export function withChosenKeys<Command extends string>(
  bindings: readonly Binding<Command>[],
  chosen: ChosenKeys,
): Binding<Command>[] {
  const replaced = new Set<string>();
  return bindings.flatMap((binding) => {
    const key = chosen[binding.command];
    if (key === undefined || !isCharacter(binding.key)) return [binding];
    if (replaced.has(binding.command)) return [];
    replaced.add(binding.command);
    const { command, on } = binding;
    const lower = key.toLowerCase();
    return [{ command, on, key: lower, ...(lower === key ? {} : { shift: true as const }) }];
  });
}

/** The command that has a key already; null where the key is free. */
export function ownerOf<Command extends string>(
  bindings: readonly Binding<Command>[],
  key: string,
): Command | null {
  const shiftKey = key !== key.toLowerCase();
  const pressed = { key, shiftKey, ctrlKey: false, altKey: false, metaKey: false };
  return commandOf(bindings, pressed, true);
}

/** True if a key may be chosen: one character that is no digit and no space. */
export function canBeChosen(key: string): boolean {
  return isCharacter(key) && /[^\d\s]/.test(key);
}

/** The label of a key on its button. */
export function keyName({ key, shift }: Pick<Binding, 'key' | 'shift'>): string {
  return shift ? `Shift+${key.toUpperCase()}` : key.length === 1 ? key.toUpperCase() : key;
}

export function isCharacter(key: string): boolean {
  return key.length === 1;
}

function isLetter(key: string): boolean {
  return key.toLowerCase() !== key.toUpperCase();
}
