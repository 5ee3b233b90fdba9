/** Files that the page makes and gives to the person. */

export function downloadJson(name: string, content: unknown): void {
  download(name, JSON.stringify(content, null, 1), 'application/json');
}

export function download(name: string, content: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
