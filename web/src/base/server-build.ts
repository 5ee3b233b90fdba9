/** The build of the server as it tells it, for whoever compares it with that of the page. */

type Hearer = (build: string) => void;
let hearer: Hearer | null = null;

export function hearOfBuilds(hear: Hearer): void {
  hearer = hear;
}

/** Passes on the name of the server's build, if it told one. */
export function tellBuild(build: string | null): void {
  if (build) hearer?.(build);
}
