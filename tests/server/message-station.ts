import type { Sql } from '../../server/platform/sql';
import { BillingStation } from './billing-station';

/** A message in the outbox. */
export interface Put {
  channel: string;
  recipient: string;
  subject: string;
  body: string;
  eventKey: string;
}

/** The outbox messages of an event (the first word of the key), ordered by recipient. */
export const putOf = (sql: Sql, event: string): Promise<Put[]> =>
  sql<Put>(
    `SELECT channel, recipient, subject, body, event_key AS "eventKey" FROM outbox_message
     WHERE split_part(event_key, ':', 1) = $1 ORDER BY channel, recipient, id`,
    [event],
  );

export const RECEIVERS_OF = {
  creditor: { pkFieldName: 'creditorId', displayName: 'shortName', routePath: '/api/v1/creditorauto' },
  employee: { pkFieldName: 'employeeId', displayName: 'employeeName', routePath: '/api/v1/employee/auto' },
  app_user: { pkFieldName: 'userId', displayName: 'name', routePath: '/api/v1/user/auto' },
} as const;
export type Table = keyof typeof RECEIVERS_OF;

/** A billing station with a receive category for each table, two creditors with addresses, and an owner. */
export class MessageStation {
  private constructor(
    readonly at: BillingStation,
    readonly categories: Record<Table, number>,
    readonly firms: { a: number; b: number },
    readonly owner: number,
  ) {}

  static async open(): Promise<MessageStation> {
    const at = await BillingStation.open();
    const made = async (tableName: Table): Promise<number> => {
      const input = { name: tableName, tableName, ...RECEIVERS_OF[tableName] };
      return (await at.act<{ receiveCategoryId: number }>('createReceiveCategory', input)).receiveCategoryId;
    };
    const categories = {
      creditor: await made('creditor'),
      employee: await made('employee'),
      app_user: await made('app_user'),
    };
    const firms = {
      a: await at.addFirm('ALPHA ROADS', '2026-01-01', { email: 'alpha@firm.example', contactNo: '9000000001' }),
      b: await at.addFirm('BETA ROADS', '2026-01-01', { email: 'beta@firm.example', contactNo: '9000000002' }),
    };
    return new MessageStation(at, categories, firms, await at.backend.addUser('owner@station.example'));
  }

  close = (): Promise<void> => this.at.close();

  get sql(): Sql {
    return this.at.backend.sql;
  }

  async eventId(event: string): Promise<number> {
    const [row] = await this.sql<{ id: number }>('SELECT id FROM event_category WHERE event = $1', [event]);
    return row!.id;
  }

  subscribe = async (event: string, table: Table, recipientIds: number[], channel?: string | null) =>
    this.at.act<{ subscriptionId: number; added: number }>('createMessage', {
      eventCategoryId: await this.eventId(event),
      receiveCategoryId: this.categories[table],
      recipientIds,
      channel,
    });

  /** Deletes all subscriptions and all outbox messages. */
  async forget(): Promise<void> {
    await this.sql('DELETE FROM message_subscription');
    await this.sql('DELETE FROM outbox_message');
  }
}
