import { useQuery } from '@apollo/client/react';
import { HasSecondFactorDocument, ResetSecondFactorDocument } from '../../graphql/generated/graphql';
import { useSubmit } from '../../hooks/use-submit';
import { t } from '../../i18n/translate';
import { confirm } from '../../ui/dialog/confirm';
import { FormErrors } from '../../ui/feedback/form-errors';
import { Button } from '../../ui/kit/buttons';
import { Text } from '../../ui/kit/text';
import { Panel } from '../../ui/page/page';

/** Lets an admin turn off the two-step login of a user who lost the phone. Shown only while it is on. */
export function ResetSecondFactorPanel({ userId, name }: { userId: number; name: string }) {
  const { data, refetch } = useQuery(HasSecondFactorDocument, { variables: { userId }, fetchPolicy: 'network-only' });
  const { submit, busy, formErrors, fieldErrors } = useSubmit(ResetSecondFactorDocument, {
    success: () => t('masters.resetTwoStep.done', { name }),
  });
  const reset = async (): Promise<void> => {
    if (!(await confirm(t('masters.resetTwoStep.ask', { name }), { danger: true }))) return;
    if (await submit({ input: { userId } })) await refetch();
  };
  if (!data?.hasSecondFactor) return null;
  return (
    <Panel title={t('masters.resetTwoStep')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('masters.resetTwoStep.text')}
      </Text>
      <FormErrors formErrors={[...formErrors, ...Object.values(fieldErrors)]} />
      <Button variant="default" loading={busy} onClick={() => void reset()}>
        {t('masters.resetTwoStep.submit')}
      </Button>
    </Panel>
  );
}
