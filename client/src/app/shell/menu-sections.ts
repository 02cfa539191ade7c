import type { NavigationItem } from '../navigation';

export interface MenuSection {
  label: NonNullable<NavigationItem['section']>;
  items: NavigationItem[];
}

/** Groups the items of one menu by section, both in navigation order. */
export function sectionsOf(items: readonly NavigationItem[], menu: NavigationItem['menu']): MenuSection[] {
  const sections: MenuSection[] = [];
  for (const item of items) {
    if (item.menu !== menu || item.section === undefined) continue;
    const section = sections.find(({ label }) => label === item.section);
    if (section) section.items.push(item);
    else sections.push({ label: item.section, items: [item] });
  }
  return sections;
}
