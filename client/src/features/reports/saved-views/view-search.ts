/** The parts of a report's address that are a view of it, in one order: all but the page that is being looked at. */
export function viewSearch(search: URLSearchParams | string): string {
  const view = new URLSearchParams(search);
  view.delete('page');
  view.sort();
  return view.toString();
}

/** The view that is being looked at; undefined where none is. An own one goes before a shared one that is the same. */
export const activeView = <View extends { search: string }>(
  views: readonly View[],
  search: URLSearchParams,
): View | undefined => views.find((view) => viewSearch(view.search) === viewSearch(search));
