let title: string | null = null;
let waiting = 0;

function show(): void {
  title ??= document.title;
  document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
}

/** Sets what the browser's tab says of the page. */
export function titlePage(text: string): void {
  title = text;
  show();
}

/** Puts how much waits before the title: '(3) Home · …'; nothing where nothing does. */
export function countInTitle(count: number): void {
  waiting = count;
  show();
}
