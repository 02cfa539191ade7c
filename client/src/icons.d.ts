// The icon package declares types only for the whole set; each icon is imported from its own file, so that no other is
// bundled.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('@tabler/icons-react').TablerIcon;
  export default icon;
}
