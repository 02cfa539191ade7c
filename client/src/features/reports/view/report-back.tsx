import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useLocation, useNavigate } from 'react-router-dom';
import { t } from '../../../i18n/translate';
import { Button } from '../../../ui/kit/buttons';
import { useWindowEvent } from '../../../ui/kit/hooks';

/** Elements that Esc closes before it leaves a page. */
const OPEN = '[aria-modal="true"], [role="dialog"], [role="menu"], [role="listbox"]';

const isOver = (): boolean => [...document.querySelectorAll(OPEN)].some((element) => element.checkVisibility());
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** On a report opened from a row of another list: a link back to that row, also by Esc. */
export function ReportBack() {
  const { state } = useLocation() as { state: { byRow?: boolean } | null };
  const navigate = useNavigate();
  const isByRow = state?.byRow === true;
  const goBack = (): void => {
    if (isByRow) void navigate(-1);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    if (!isTyping(event.target) && !isOver()) goBack();
  };
  // Runs before open elements close themselves.
  useWindowEvent('keydown', onKeyDown, { capture: true });
  if (!isByRow) return null;
  return (
    <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} data-hotkey="Esc" onClick={goBack}>
      {t('reports.back')}
    </Button>
  );
}
