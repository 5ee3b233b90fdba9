/** The changes of a picture: new values by their places, each a JSON Pointer. */

/** The picture with the new values; it shares with the former one what has not changed. */
export function withChanges<Shown>(picture: Shown, changed: Record<string, unknown>): Shown {
  return Object.entries(changed).reduce<unknown>(
    (shown, [place, value]) => put(shown, place.split('/').slice(1), value),
    picture,
  ) as Shown;
}

function put(part: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(part) ? part.slice() : { ...(part as object) }) as typeof part &
    Record<string, unknown>;
  copy[key] = put(copy[key], rest, value);
  return copy;
}
