import { useQuery } from '@apollo/client/react';
import { memo } from 'react';
import { CrewChoicesOfClosedDocument } from '../../../graphql/generated/graphql';
import { type MessageText, t, useLocale } from '../../../i18n/translate';
import { CrewRows } from '../../../ui/crew/crew-rows';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { disabledLast } from '../../../ui/late-entry/offered';
import { crewOfSheet } from '../sheet/crew-of-sheet';
import { useSheet, useWorkspace } from '../sheet/sheet-workspace';
import { wasOnDuty } from '../sheet/standing';
import { Was } from '../sheet/was';
import { PlaceNote } from './place-note';
import { Section } from './section';

const OF_CREW = 'crew:';

/** Who was on duty in a closed shift, and at which pump: also people who have left since. */
export const CrewSection = memo(function CrewSection() {
  useLocale();
  const { store } = useWorkspace();
  const { data, error, refetch } = useQuery(CrewChoicesOfClosedDocument);
  const form = useSheet((state) => state.form);
  const sheet = useSheet((state) => state.sheet);
  const refused = useSheet((state) => state.refused);
  const was = useSheet(wasOnDuty);
  const errors = Object.entries(refused).flatMap(([place, text]): [string, MessageText][] =>
    place.startsWith(OF_CREW) && text !== undefined ? [[place.slice(OF_CREW.length), text]] : [],
  );
  return (
    <Section name="crew">
      <div data-place="crew:onDuty" tabIndex={-1}>
        {data ? (
          <CrewRows
            rows={crewOfSheet(form, sheet)}
            choices={{ employees: disabledLast(data.employees), pumps: disabledLast(data.pumps) }}
            onRows={(rows) => store.changeCrew(rows)}
            errors={Object.fromEntries(errors)}
          />
        ) : error ? (
          <LoadFailed reason={t('ui.failed.query')} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={4} />
        )}
      </div>
      <Was was={was} />
      <PlaceNote place="crew:onDuty" owner="" />
    </Section>
  );
});
