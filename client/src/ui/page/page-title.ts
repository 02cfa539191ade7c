let title: string | null = null;
let waiting = 0;

function show(): void {
  title ??= document.title;
  document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
}

/** Sets the page's part of the document title. */
export function titlePage(text: string): void {
  title = text;
  show();
}

/** Prefixes the title with a count: '(3) Home · …'; removes it for 0. */
export function countInTitle(count: number): void {
  waiting = count;
  show();
}
