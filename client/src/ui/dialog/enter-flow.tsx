import { createContext, type KeyboardEvent, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';

const FIELDS = 'input, select, textarea, button[data-enter-stop]';

interface Flow {
  /** Continues from a field that handled Enter itself, such as one that waited for its suggestions. */
  advance: (from: HTMLElement) => void;
}

const FlowContext = createContext<Flow>({ advance: () => undefined });

/** The flow around a field; outside of one, `advance` does nothing. */
export const useEnterFlow = (): Flow => useContext(FlowContext);

interface EnterFlowProps {
  /** Ctrl+Enter on any field, and Enter on the last one. */
  onSave: () => void;
  /** Enter on the last field, if it does not save yet: the next panel, or another line. */
  onEnd?: () => void;
  /** Whether Enter may leave the field of that name: a field that is missing keeps the focus. */
  mayLeave?: (name: string) => boolean;
  /** Whether Enter saves from any field; arrow keys and Tab move between fields. */
  enterSaves?: boolean;
  children: ReactNode;
  className?: string;
}

/**
 * Enter goes to the next field and selects its content; on the last field it saves. In cells of one column
 * (`data-column`) Enter and the arrow keys move within that column. Elements with `data-enter-skip` are reached only by
 * Tab. A field that must keep the focus stops the event. Content is selected synchronously, before the next key can
 * arrive, so no digit is lost.
 */
export function EnterFlow(props: EnterFlowProps) {
  const { onSave, onEnd = onSave, mayLeave = () => true, enterSaves = false, children, className } = props;
  const root = useRef<HTMLDivElement>(null);
  /** The latest props: the saving key press may have changed the values to save. */
  const latest = useRef({ onSave, onEnd, mayLeave });
  useLayoutEffect(() => {
    latest.current = { onSave, onEnd, mayLeave };
  });
  const save = (): void => latest.current.onSave();

  const fields = (): HTMLElement[] =>
    [...(root.current?.querySelectorAll<HTMLElement>(FIELDS) ?? [])].filter(canTakeFocus);

  const go = (to: HTMLElement | undefined): void => {
    to?.focus();
    if (to instanceof HTMLInputElement) to.select();
  };

  // After React has rendered the key's effect: the next field may only now be enabled.
  const advance = (from: HTMLElement): void =>
    queueMicrotask(() => {
      if (!latest.current.mayLeave(from.getAttribute('name') ?? '')) return;
      const next = nextField(fields(), from);
      if (next === undefined) latest.current.onEnd();
      else go(next);
    });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const from = event.target as HTMLElement;
    if (event.nativeEvent.isComposing || !from.matches(FIELDS)) return;
    if (event.key === 'Enter' && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      if (enterSaves || event.ctrlKey || event.metaKey) queueMicrotask(save);
      else advance(from);
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.altKey || from.dataset.column === undefined) return;
    event.preventDefault();
    const column = fields().filter((field) => field.dataset.column === from.dataset.column);
    go(column[column.indexOf(from) + step]);
  };

  return (
    <FlowContext value={{ advance }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the fields inside, and is none itself */}
      <div ref={root} onKeyDown={onKeyDown} className={className}>
        {children}
      </div>
    </FlowContext>
  );
}

/** Down the column until its end, else on in reading order. */
function nextField(fields: HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const later = fields.slice(fields.indexOf(from) + 1);
  const { column } = from.dataset;
  return (
    (column && later.find((field) => field.dataset.column === column)) ||
    later.find((field) => field.closest('[data-enter-skip]') === null)
  );
}

const canTakeFocus = (field: HTMLElement): boolean =>
  field.tabIndex >= 0 && !field.matches(':disabled, [readonly], [type=hidden]') && field.getClientRects().length > 0;
