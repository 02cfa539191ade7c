import { ALL_RIGHTS, AREAS, isRight, RIGHTS, type Right, rightNames } from '../../../../server/domain/rights';
import { useRights } from '../../hooks/use-can';
import { type MessageText, said, t, translateLabel } from '../../i18n/translate';
import { Checkbox } from '../kit/checkbox';
import { PagesOfRights } from './pages-of-rights';
import classes from './rights-input.module.css';

interface RightsInputProps {
  label: string;
  /** Names of rights, separated by blanks. */
  value: string;
  onChange?: (value: string) => void;
  /** Repeated by each checkbox, so that a form finds the field. */
  name?: string;
  error?: MessageText;
  /** Shows the rights without a way to change them. */
  disabled?: boolean;
  /** The rights to choose from; all if omitted, as for a role, which also opens pages. */
  offered?: ReadonlySet<Right>;
}

/** Rights by area, each with what it allows. Nobody gives a right that they do not have (ADR 48). */
export function RightsInput(props: RightsInputProps) {
  const { label, value, onChange, name, error, disabled = false, offered = ALL_RIGHTS } = props;
  const own = useRights();
  const chosen = new Set(rightNames(value).filter(isRight));
  const choose = (rights: readonly Right[], isOn: boolean): void =>
    onChange?.(
      RIGHTS.map((right) => right.name)
        .filter((right) => (rights.includes(right) ? isOn : chosen.has(right)))
        .join(' '),
    );
  const lacks = !disabled && [...offered].some((right) => !own.has(right));
  return (
    <fieldset className={classes.rights} data-fixed={disabled || undefined}>
      <legend className={classes.label}>{translateLabel(label)}</legend>
      {error !== undefined && (
        <p className={classes.error} role="alert">
          {said(error)}
        </p>
      )}
      {lacks && <p className={classes.note}>{t('ui.rights.notOwn')}</p>}
      <div className={classes.areas}>
        {AREAS.map(({ name: area, label: title }) => {
          const rights = RIGHTS.filter((right) => right.area === area && offered.has(right.name));
          if (rights.length === 0) return null;
          return <RightsOfArea key={area} {...{ title, rights, chosen, choose, name }} isFixed={disabled} />;
        })}
      </div>
      {offered === ALL_RIGHTS && (
        <PagesOfRights chosen={chosen} own={own} onAdd={disabled ? undefined : (rights) => choose(rights, true)} />
      )}
    </fieldset>
  );
}

interface RightsOfAreaProps {
  title: string;
  rights: readonly (typeof RIGHTS)[number][];
  chosen: ReadonlySet<Right>;
  choose: (rights: readonly Right[], isOn: boolean) => void;
  name?: string;
  isFixed: boolean;
}

function RightsOfArea({ title, rights, chosen, choose, name, isFixed }: RightsOfAreaProps) {
  const own = useRights();
  const mayGive = isFixed ? [] : rights.map((right) => right.name).filter((right) => own.has(right));
  const given = mayGive.filter((right) => chosen.has(right)).length;
  const count = rights.filter((right) => chosen.has(right.name)).length;
  return (
    <fieldset className={classes.area}>
      <legend className={classes.title}>
        {translateLabel(title)}{' '}
        <span className={classes.count}>{t('ui.rights.count', { count, all: rights.length })}</span>
      </legend>
      <div className={classes.list}>
        {mayGive.length > 1 && (
          <Checkbox
            size="md"
            label={t('ui.rights.all')}
            checked={given === mayGive.length}
            indeterminate={given > 0 && given < mayGive.length}
            onChange={({ currentTarget }) => choose(mayGive, currentTarget.checked)}
          />
        )}
        {rights.map((right) => (
          <Checkbox
            size="md"
            key={right.name}
            name={name}
            label={translateLabel(right.description)}
            checked={chosen.has(right.name)}
            disabled={!mayGive.includes(right.name)}
            onChange={({ currentTarget }) => choose([right.name], currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
