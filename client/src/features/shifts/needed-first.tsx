import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { Link } from 'react-router-dom';
import { useRights } from '../../hooks/use-can';
import { t } from '../../i18n/translate';
import classes from './shift-rates.module.css';

const NEEDED = {
  SHIFT_TYPE: {
    path: '/page/create-shift',
    addedBy: 'station.configure',
    missing: 'shifts.lacks.shift',
    label: 'shifts.lacks.shift.go',
  },
  PRODUCT: {
    path: '/page/create-product',
    addedBy: 'masters.product.add',
    missing: 'shifts.lacks.product',
    label: 'shifts.lacks.product.go',
  },
  NOZZLE: {
    path: '/page/create-nozzel',
    addedBy: 'masters.equipment.add',
    missing: 'shifts.lacks.nozzle',
    label: 'shifts.lacks.nozzle.go',
  },
} as const;

const isNeeded = (name: string): name is keyof typeof NEEDED => Object.hasOwn(NEEDED, name);

/** What the station has none of, although no shift starts without; each leads to where it is added. */
export function NeededFirst({ lacks }: { lacks: readonly string[] }) {
  const rights = useRights();
  return lacks.filter(isNeeded).map((name) => {
    const { path, addedBy, missing, label } = NEEDED[name];
    return (
      <p key={name} role="alert" className={classes.missing}>
        <IconAlertTriangle size={16} aria-hidden />
        {t(missing)} {rights.has(addedBy) ? <Link to={path}>{t(label)}</Link> : t('shifts.lacks.askOthers')}
      </p>
    );
  });
}
