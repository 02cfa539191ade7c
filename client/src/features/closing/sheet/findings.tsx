import { type MessageText, said, t } from '../../../i18n/translate';
import { UnstyledButton } from '../../../ui/kit/buttons';
import classes from './findings.module.css';
import type { Place } from './sheet';
import { checkedSheet, shownProblems } from './sheet-findings';
import { type SheetState } from './sheet-store';
import { useWorkspace } from './sheet-workspace';

interface Finding {
  text: MessageText;
  place: Place | null;
}

/** All current problems: the server's refusals, then those found by the form. */
const findingsOf = (state: SheetState): Finding[] => [
  ...state.refusedWhole.map((text) => ({ text, place: null })),
  ...Object.entries(state.refused).map(([place, text = '']) => ({ text, place: place as Place })),
  ...shownProblems(state).map((problem) => ({ text: named(state, problem, problem.place), place: problem.place })),
];

/** Adds the tank's name: the message for a missing dip is the same for every tank. */
function named({ form }: SheetState, text: MessageText, place: Place | null): MessageText {
  const [kind, id] = (place ?? '').split(':');
  const tank = ['volume', 'dip', 'water'].includes(kind ?? '')
    ? form.tanks.find(({ tankId }) => String(tankId) === id)
    : undefined;
  return tank && !said(text).startsWith(tank.tankName) ? `${tank.tankName}: ${said(text)}` : text;
}

/** Lists problems to fix and warnings to check; each links to its cell. */
export function Findings({ state }: { state: SheetState }) {
  const problems = findingsOf(state);
  const warnings = checkedSheet(state)
    .warnings.filter(({ place }) => place !== state.typing)
    .map((warning) => ({ text: warning, place: warning.place }));
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
        {findings.map(({ text, place }) => (
          <li key={`${place} ${said(text)}`}>
            {place === null ? (
              said(text)
            ) : (
              <UnstyledButton className={classes.link} onClick={() => goTo(place)}>
                {said(text)}
              </UnstyledButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
