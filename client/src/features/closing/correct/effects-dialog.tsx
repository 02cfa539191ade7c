import { Button, Group } from '@mantine/core';
import { useHotkeys } from '../../../hooks/use-hotkeys';
import { useOnline } from '../../../hooks/use-online';
import { type MessageText, t } from '../../../i18n/translate';
import { Dialog } from '../../../ui/dialog/dialog';
import classes from '../review-figures.module.css';
import { useWorkspace } from '../sheet/sheet-workspace';
import { changedWords } from '../sheet/standing';
import { type EffectGroup, groupEffects } from './effect-lines';
import own from './effects-dialog.module.css';

interface EffectsDialogProps {
  effects: readonly MessageText[];
  onBack: () => void;
  onCorrect: () => Promise<void>;
  busy: boolean;
}

const WIDTH = 720;

/** Every figure that a correction moves, before it is saved. Enter corrects the shift, Esc goes back. */
export default function EffectsDialog({ effects, onBack, onCorrect, busy }: EffectsDialogProps) {
  const online = useOnline();
  const { store } = useWorkspace();
  const words = changedWords(store.get()).map(({ section, ...words }) => ({ what: t(`closing.${section}`), ...words }));
  useHotkeys([{ keys: 'Ctrl+Enter', label: t('closing.correct.save'), run: () => void onCorrect(), inDialog: true }]);
  return (
    <Dialog title={t('closing.correct.effects')} opened onClose={() => busy || onBack()} width={WIDTH}>
      {groupEffects(effects).map(({ shift, lines }) => (
        <EffectTable key={shift} title={shift ?? t('closing.correct.balances')} lines={lines} />
      ))}
      {words.length > 0 && <EffectTable title={t('closing.correct.words')} lines={words} inWords />}
      <Group justify="flex-end" className={classes.actions}>
        <p className={classes.hint}>{t(online ? 'closing.correct.hint' : 'closing.correct.offline')}</p>
        <Button variant="default" onClick={onBack} disabled={busy}>
          {t('closing.review.back')}
        </Button>
        <Button onClick={() => void onCorrect()} loading={busy} disabled={!online} data-autofocus>
          {t('closing.correct.save')}
        </Button>
      </Group>
    </Dialog>
  );
}

interface EffectTableProps extends Pick<EffectGroup, 'lines'> {
  title: string;
  inWords?: boolean;
}

const EffectTable = ({ title, lines, inWords = false }: EffectTableProps) => (
  <table className={own.table} data-words={inWords || undefined}>
    <caption>{title}</caption>
    <thead>
      <tr>
        <th scope="col">{t('closing.correct.figure')}</th>
        <th scope="col">{t('closing.correct.before')}</th>
        <th scope="col">{t('closing.correct.after')}</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ what, before, after }) => (
        <tr key={what}>
          <th scope="row" colSpan={before === undefined ? 3 : undefined}>
            {what}
          </th>
          {before !== undefined && (
            <>
              <td className={own.before}>{before || t('closing.noFigure')}</td>
              <td>{after || t('closing.noFigure')}</td>
            </>
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
