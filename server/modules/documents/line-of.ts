import { type ApprovalLine, defineApprovalLine } from '../../services/approvals/approval-line';
import type { ShownField } from '../../services/approvals/change-field';
import type { DocumentDefinition } from './document';

/**
 * Registers the approval line of a document. `shift` is the one that its input means, `fields` are those of the input that
 * its changes do not have, `toward` is named by its title besides the subject.
 */
export const lineOf = (
  { names, label, table, subject, approval }: DocumentDefinition,
  { toward, ...more }: { shift?: 'RUNNING'; fields?: readonly ShownField[]; toward?: string | undefined },
): ApprovalLine =>
  defineApprovalLine({
    setting: approval.setting,
    shown: approval.shown,
    command: names.record,
    label,
    exempt: 'limits.exceed',
    hasAmount: true,
    ofChanges: true,
    stored: { table, title: [subject.field, ...(toward === undefined ? [] : [toward]), 'amount'], ...more },
  });
