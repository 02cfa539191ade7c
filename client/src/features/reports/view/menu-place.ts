/** A menu of the page stands in it, where a screen reader looks for it, and begins at its first item. */
export const IN_PAGE = {
  portalProps: { target: '#main', reuseTargetNode: false },
  withInitialFocusPlaceholder: false,
} as const;
