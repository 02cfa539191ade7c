// The icon package types only its whole set; each icon is imported by its own file, so that no other is bundled.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('@tabler/icons-react').TablerIcon;
  export default icon;
}
