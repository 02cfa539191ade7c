import { type ComponentType, createElement } from 'react';
import { useLocale } from '../../i18n/translate';

/**
 * Makes a component re-render with all its children when the language changes; state is preserved. For pages and other
 * components without such a parent, because memoised elements do not re-render on a locale change.
 */
export function withLocale<Props extends object>(Drawn: ComponentType<Props>): ComponentType<Props> {
  return function InLanguage(props: Props) {
    useLocale();
    return createElement(Drawn, props);
  };
}
