import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconLockCheck from '@tabler/icons-react/dist/esm/icons/IconLockCheck.mjs';
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs';
import { NavLink } from 'react-router-dom';
import { t } from '../../i18n/translate';
import { UnstyledButton } from '../../ui/kit/buttons';
import type { NavigationItem } from '../navigation';
import classes from './bottom-bar.module.css';

const LINKS = [
  { path: '/', label: 'shell.home', Icon: IconHome },
  { path: '/page/credit-entry', label: 'shell.credit', Icon: IconNotebook },
  { path: '/closeshift', label: 'shell.closeShift', Icon: IconLockCheck },
] as const;

interface BottomBarProps {
  items: readonly NavigationItem[];
  onReports: () => void;
  onMore: () => void;
}

/** The most used pages, within reach of the thumb on a phone. */
export const BottomBar = ({ items, onReports, onMore }: BottomBarProps) => (
  <nav className={classes.bar} aria-label={t('shell.quickLinks')}>
    {LINKS.filter(({ path }) => items.some((item) => item.path === path)).map(({ path, label, Icon }) => (
      <NavLink key={path} to={path} end className={classes.item}>
        <Icon size={20} aria-hidden />
        {t(label)}
      </NavLink>
    ))}
    {items.some(({ kind }) => kind === 'report') && (
      <UnstyledButton className={classes.item} onClick={onReports}>
        <IconChartBar size={20} aria-hidden />
        {t('shell.reports')}
      </UnstyledButton>
    )}
    <UnstyledButton className={classes.item} onClick={onMore}>
      <IconDots size={20} aria-hidden />
      {t('shell.more')}
    </UnstyledButton>
  </nav>
);
