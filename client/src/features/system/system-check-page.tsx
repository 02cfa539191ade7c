import { useState } from 'react';
import { showLocalDateTime } from '../../../../server/domain/kernel/local-date-time';
import { useCan } from '../../hooks/use-can';
import { languageAsked } from '../../i18n/language';
import { t } from '../../i18n/translate';
import { areSoundsOn, play } from '../../ui/feedback/sound';
import { showFile } from '../../ui/inputs/show-file';
import { Button } from '../../ui/kit/buttons';
import { Page, Panel } from '../../ui/page/page';
import { copyText } from '../../ui/text/copy-text';
import { now } from '../../ui/text/station-zone';
import { CheckRow } from './check-row';
import { CHECKS, type Finding, MESSAGES } from './checks';
import classes from './system.module.css';
import { type Findings, useChecks } from './use-checks';

const FOR_ADMINS = [...CHECKS, MESSAGES];

/** Checks that everything the station needs of this device and its server works, and states each result in words. */
export function Component() {
  const seesAll = useCan('station.configure');
  const checks = seesAll ? FOR_ADMINS : CHECKS;
  const { findings, again } = useChecks(checks);
  const [sound, setSound] = useState<Finding>();
  const [print, setPrint] = useState<Finding>();

  const trySound = (): void => {
    const isOn = areSoundsOn();
    play('chime');
    setSound({ state: isOn ? 'ok' : 'attention', text: t(isOn ? 'system.sound.played' : 'system.sound.off') });
  };
  const tryPrint = async (): Promise<void> => {
    const isShown = await showFile(t('system.title'), '/api/v1/print', testSheet());
    setPrint({ state: isShown ? 'ok' : 'attention', text: t(isShown ? 'system.print.shown' : 'system.print.failed') });
  };
  const copy = (): void => {
    const told = checks.map(({ name }) => `${t(name)}: ${findings[name]?.text ?? t('system.state.running')}`);
    void copyText([t('system.title'), ...told, navigator.userAgent].join('\n'), {
      done: t('system.copied'),
      failed: t('system.notCopied'),
    });
  };

  return (
    <Page
      title={t('system.title')}
      actions={
        <>
          <Button variant="default" onClick={copy}>
            {t('system.copy')}
          </Button>
          <Button onClick={again} data-autofocus>
            {t('system.again')}
          </Button>
        </>
      }
    >
      <Panel>
        <p role="status" className={classes.summary}>
          {summaryOf(checks.length, findings)}
        </p>
        <ul className={classes.list}>
          {checks.map(({ name }) => (
            <CheckRow key={name} name={t(name)} finding={findings[name]} />
          ))}
        </ul>
      </Panel>
      <Panel title={t('system.trials')}>
        <ul className={classes.list}>
          <CheckRow
            name={t('system.print')}
            finding={print}
            trial={{ label: t('system.print.try'), onTry: () => void tryPrint(), text: t('system.print.text') }}
          />
          <CheckRow
            name={t('system.sound')}
            finding={sound}
            trial={{ label: t('system.sound.try'), onTry: trySound, text: t('system.sound.text') }}
          />
        </ul>
      </Panel>
    </Page>
  );
}

function summaryOf(count: number, findings: Findings): string {
  const made = Object.values(findings);
  if (made.length < count) return t('system.summary.running', { made: made.length, count });
  const attention = made.filter(({ state }) => state === 'attention').length;
  return attention === 0 ? t('system.summary.ok') : t('system.summary.attention', { count: attention });
}

/** The most frequent printing problems: the rupee sign, Hindi, and grouped figures. */
const testSheet = () => ({
  ...languageAsked(),
  title: t('system.title'),
  widths: ['auto', '*'],
  data: [
    [t('system.sheet.what'), t('system.sheet.printed')],
    [t('system.sheet.rupee'), '₹12,34,567.89'],
    [t('system.sheet.hindi'), 'पेट्रोल पम्प — श्री गणेश ट्रांसपोर्ट, कृपया धूम्रपान न करें'],
    [t('system.sheet.time'), showLocalDateTime(now())],
  ],
});
