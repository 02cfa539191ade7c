import { t, translateLabel } from '../../i18n/translate';
import { UnstyledButton } from '../../ui/kit/buttons';
import classes from './messages.module.css';

interface PlaceChipsProps {
  places: readonly { name: string; meaning: string }[];
  onPutIn: (name: string) => void;
}

/** The placeholders of a message, as buttons that insert them. */
export const PlaceChips = ({ places, onPutIn }: PlaceChipsProps) => (
  <section aria-label={t('messages.template.places')}>
    <h3 className={classes.small}>{t('messages.template.places')}</h3>
    <ul className={classes.places}>
      {places.map(({ name, meaning }) => (
        <li key={name}>
          <UnstyledButton
            className={classes.place}
            aria-label={t('messages.template.put', { place: `${name}, ${translateLabel(meaning)}` })}
            onClick={() => onPutIn(name)}
          >
            <strong>{name}</strong> {translateLabel(meaning)}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  </section>
);
