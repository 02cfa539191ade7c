/** The parts of a report's address that make up a view, in a fixed order: everything except the page. */
export function viewSearch(search: URLSearchParams | string): string {
  const view = new URLSearchParams(search);
  view.delete('page');
  view.sort();
  return view.toString();
}

/** The view that matches the address; undefined if none does. The user's own views take precedence over shared ones. */
export const activeView = <View extends { search: string }>(
  views: readonly View[],
  search: URLSearchParams,
): View | undefined => views.find((view) => viewSearch(view.search) === viewSearch(search));
