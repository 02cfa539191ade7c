import '../kit/overlay-styles';
import { type MouseEvent, useRef } from 'react';
import { t } from '../../i18n/translate';
import { useSelectOnTab } from '../inputs/use-select-on-tab';
import { Modal } from '../kit/overlays';
import { usePhone } from '../page/breakpoints';
import { PageHelp } from '../page/page-help';
import { withUnbrokenDays } from '../text/unbroken-days';
import classes from './dialog-box.module.css';
import type { DialogProps } from './dialog-props';
import { OpenedDialog } from './opening';
import { useEscape } from './use-escape';
import { useReturnFocus } from './use-return-focus';

/** It begins in the upper third, so that it does not move when it grows, and may use the room below. */
const MOST_HEIGHT = 'calc(86dvh - 24px)';

/** The box of an open dialog, loaded before the first dialog is needed (app/overlays.tsx). */
export default function DialogBox({ title, onClose, help, width = 480, boxOnPhone = false, children }: DialogProps) {
  const phone = usePhone();
  const isWhole = phone && !boxOnPhone;
  useReturnFocus(true);

  const root = useRef<HTMLDivElement>(null);
  useEscape(root, onClose);
  useSelectOnTab();

  /** A click beside a form must not lose what was typed. */
  const closeOnClickBeside = (): void => {
    if (root.current?.querySelector('input, textarea, select') === null) onClose();
  };

  /** The second click of a double click that opened the dialog must not hit the overlay. */
  const clicked = useRef(false);
  const holdSecondClick = (event: MouseEvent): void => {
    if (event.detail <= 1) clicked.current = true;
    if (clicked.current) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Modal.Root
      ref={root}
      opened
      onClose={onClose}
      // Mantine's own handler would close every open dialog at once.
      closeOnEscape={false}
      closeOnClickOutside={false}
      onMouseDownCapture={holdSecondClick}
      onClickCapture={holdSecondClick}
      size={width}
      fullScreen={isWhole}
      styles={{ title: { fontSize: 16, fontWeight: 600 }, ...(!isWhole && { content: { maxHeight: MOST_HEIGHT } }) }}
    >
      <Modal.Overlay onClick={closeOnClickBeside} />
      <Modal.Content>
        <Modal.Header className={classes.header}>
          <Modal.Title>{withUnbrokenDays(title)}</Modal.Title>
          {help && <PageHelp topic={help} inDialog />}
          <Modal.CloseButton aria-label={t('ui.close')} />
        </Modal.Header>
        <Modal.Body>
          {children}
          <OpenedDialog />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
