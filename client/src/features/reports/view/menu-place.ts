/** Renders the menu inside the page, where screen readers expect it, and focuses its first item. */
export const IN_PAGE = {
  portalProps: { target: '#main', reuseTargetNode: false },
  withInitialFocusPlaceholder: false,
} as const;
