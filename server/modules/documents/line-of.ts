import { type ApprovalLine, defineApprovalLine } from '../../services/approvals/approval-line';
import type { ShownField } from '../../services/approvals/change-field';
import type { DocumentDefinition } from './document';

/**
 * Registers the approval line of a document. `shift` is the one that its input means, `fields` are those of the input that
 * its changes do not have.
 */
export const lineOf = (
  { names, label, table, subject, approval }: DocumentDefinition,
  more: { shift?: 'RUNNING'; fields?: readonly ShownField[] },
): ApprovalLine =>
  defineApprovalLine({
    setting: approval.setting,
    shown: approval.shown,
    command: names.record,
    label,
    exempt: 'limits.exceed',
    hasAmount: true,
    ofChanges: true,
    stored: { table, title: [subject.field, 'amount'], ...more },
  });
