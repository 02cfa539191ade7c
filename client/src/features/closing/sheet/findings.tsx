import { UnstyledButton } from '@mantine/core';
import { said, t } from '../../../i18n/translate';
import classes from './findings.module.css';
import type { Place } from './sheet';
import { checkedSheet, shownProblems } from './sheet-findings';
import { type SheetState } from './sheet-store';
import { useWorkspace } from './sheet-workspace';

interface Finding {
  message: string;
  place: Place | null;
}

/** All current problems: the server's refusals, then those found by the form. */
const findingsOf = (state: SheetState): Finding[] => [
  ...state.refusedWhole.map((message) => ({ message, place: null })),
  ...Object.entries(state.refused).map(([place, message = '']) => ({ message, place: place as Place })),
  ...shownProblems(state).map(({ message, place }) => ({ message: named(state, message, place), place })),
];

/** Adds the tank's name: the message for a missing dip is the same for every tank. */
function named({ form }: SheetState, message: string, place: Place | null): string {
  const [kind, id] = (place ?? '').split(':');
  const tank = ['volume', 'dip', 'water'].includes(kind ?? '')
    ? form.tanks.find(({ tankId }) => String(tankId) === id)
    : undefined;
  return tank && !message.startsWith(tank.tankName) ? `${tank.tankName}: ${said(message)}` : message;
}

/** Lists problems to fix and warnings to check; each links to its cell. */
export function Findings({ state }: { state: SheetState }) {
  const problems = findingsOf(state);
  const warnings = checkedSheet(state).warnings.filter(({ place }) => place !== state.typing);
  return (
    <>
      <FindingList title={t('closing.panel.problems')} findings={problems} kind="problem" />
      <FindingList title={t('closing.panel.warnings')} findings={warnings} kind="warning" />
    </>
  );
}

function FindingList({ title, findings, kind }: { title: string; findings: readonly Finding[]; kind: string }) {
  const { goTo } = useWorkspace();
  if (findings.length === 0) return null;
  return (
    <section className={classes.findings} data-kind={kind} aria-label={title}>
      <h3 className={classes.title}>
        {title} ({findings.length})
      </h3>
      <ul className={classes.list}>
        {findings.map(({ message, place }) => (
          <li key={`${place} ${message}`}>
            {place === null ? (
              said(message)
            ) : (
              <UnstyledButton className={classes.link} onClick={() => goTo(place)}>
                {said(message)}
              </UnstyledButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
