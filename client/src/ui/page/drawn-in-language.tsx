import { type ComponentType, createElement } from 'react';
import { useLocale } from '../../i18n/translate';

/**
 * The component, drawn anew when the language is switched, with all that it draws; what was typed stays. For pages and
 * whatever else is not drawn by one that is, since React leaves alone what comes ready made or is remembered.
 */
export function drawnInLanguage<Props extends object>(Drawn: ComponentType<Props>): ComponentType<Props> {
  return function InLanguage(props: Props) {
    useLocale();
    return createElement(Drawn, props);
  };
}
