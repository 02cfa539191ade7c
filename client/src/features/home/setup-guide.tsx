import { useQuery } from '@apollo/client/react';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Link } from 'react-router-dom';
import { askAgain } from '../../graphql/ask-again';
import {
  AddProposedRowsDocument,
  type ImportRowsInput,
  MasterChangedDocument,
  StationSetupDocument,
} from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { useSubmit } from '../../hooks/use-submit';
import { t } from '../../i18n/translate';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../ui/feedback/loading';
import { toastSuccess } from '../../ui/feedback/toast';
import { Button } from '../../ui/kit/buttons';
import { Group } from '../../ui/kit/layout';
import { VisuallyHidden } from '../../ui/kit/text';
import { Panel } from '../../ui/page/page';
import { OwnEntriesOffer } from './own-entries-offer';
import classes from './setup-guide.module.css';
import { minutesLeft, nextStep, type Setup, type SetupStep, setupSteps } from './setup-steps';

/** Leads a new owner from an empty station to the first shift. It shows what there is, so it can be left at any time. */
export default function SetupGuide({ shiftRuns }: { shiftRuns: boolean }) {
  const { data, error, refetch } = useQuery(StationSetupDocument, { fetchPolicy: 'cache-and-network' });
  useLive(MasterChangedDocument, refetch);
  const again = (): void => void askAgain(refetch);
  return (
    <Panel title={t('setup.title')}>
      {data ? (
        <Steps setup={data.stationSetup} shiftRuns={shiftRuns} onAdded={again} />
      ) : error ? (
        <LoadFailed reason={t('ui.failed.query')} onRetry={again} />
      ) : (
        <SkeletonRows rows={12} />
      )}
    </Panel>
  );
}

function Steps({ setup, shiftRuns, onAdded }: { setup: Setup; shiftRuns: boolean; onAdded: () => void }) {
  const steps = setupSteps(setup, shiftRuns);
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = nextStep(steps);
  const progress = t('setup.progress', { done, of: steps.length });
  return (
    <>
      <p className={classes.intro}>
        {shiftRuns
          ? t('setup.running', { progress })
          : next
            ? t('setup.left', { progress, minutes: minutesLeft(steps) })
            : t('setup.ready', { progress })}
      </p>
      <ol className={classes.steps}>
        {steps.map(
          (step, index) =>
            !(shiftRuns && step.isDone) && (
              <Step key={step.name} step={step} number={index + 1} isNext={step === next} onAdded={onAdded} />
            ),
        )}
      </ol>
      {setup.employees > 0 && <OwnEntriesOffer />}
    </>
  );
}

interface StepProps {
  step: SetupStep;
  number: number;
  /** The first one that is still to do. */
  isNext: boolean;
  onAdded: () => void;
}

function Step({ step, number, isNext, onAdded }: StepProps) {
  const { title, state, missing, isDone, isOptional, next, sheets = [], proposals = [] } = step;
  const offered = proposals.filter(({ isOffered }) => isOffered);
  /** The first proposal is the quickest way, unless its rows have to be counted. */
  const proposes = offered.length > 0 && next.rows === undefined;
  // Each step has one button; other ways look like links.
  const main = isNext ? 'filled' : 'default';
  const { submit, busy } = useSubmit(AddProposedRowsDocument);
  const add = async (inputs: readonly ImportRowsInput[]): Promise<void> => {
    let count = 0;
    for (const input of inputs) {
      const done = await submit({ input });
      if (!done) break;
      count += done.added ?? 0;
    }
    if (count > 0) toastSuccess(t('setup.added', { count }));
    onAdded();
  };
  return (
    <li className={classes.step} data-done={isDone || undefined} data-next={isNext || undefined}>
      <span className={classes.mark} aria-hidden>
        {isDone ? <IconCheck size={16} stroke={2.5} /> : number}
      </span>
      <div className={classes.words}>
        <h3 className={classes.title}>
          {title}
          {isOptional && <span className={classes.optional}> {t('setup.optional')}</span>}
        </h3>
        <p className={classes.state}>
          <VisuallyHidden>{isDone ? t('setup.done') : t('setup.open')} </VisuallyHidden>
          {state}
        </p>
        {missing.map(({ label, links }) => (
          <p key={label} className={classes.missing}>
            <span>{label}</span>
            {links.map(({ path, label: name }, index) => (
              <span key={`${path} ${name}`}>
                <Link to={path}>{name}</Link>
                {index < links.length - 1 && ','}
              </span>
            ))}
          </p>
        ))}
      </div>
      <Group gap="xs" className={classes.actions}>
        {!isDone &&
          sheets.map(({ path, label }) => (
            <Button key={path} component={Link} to={path} variant="subtle" aria-label={`${title}: ${label}`}>
              {label}
            </Button>
          ))}
        {offered.map(({ label, inputs }, index) => (
          <Button
            key={label}
            variant={proposes && index === 0 ? main : 'subtle'}
            loading={busy}
            onClick={() => void add(inputs)}
          >
            {label}
          </Button>
        ))}
        <Button
          component={Link}
          to={next.path}
          state={next.rows && { rows: next.rows }}
          variant={proposes ? 'subtle' : main}
        >
          {next.label}
        </Button>
      </Group>
    </li>
  );
}
