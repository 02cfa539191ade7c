import type { NavigationItem } from '../navigation';

export interface MenuSection {
  label: NonNullable<NavigationItem['section']>;
  items: NavigationItem[];
}

/** Groups the items of one menu by section, both in navigation order; of two pages with the same rows it has one. */
export function sectionsOf(items: readonly NavigationItem[], menu: NavigationItem['menu']): MenuSection[] {
  const sections: MenuSection[] = [];
  const paths = new Set(items.filter((item) => item.menu === menu).map(({ path }) => path));
  for (const item of items) {
    if (item.menu !== menu || item.section === undefined || paths.has(item.besides ?? '')) continue;
    const section = sections.find(({ label }) => label === item.section);
    if (section) section.items.push(item);
    else sections.push({ label: item.section, items: [item] });
  }
  return sections;
}
