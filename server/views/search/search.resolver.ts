import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { FindRecordsInput, FoundRecord, findRecords } from './find-records.query';

@Resolver()
export class SearchResolver {
  @Query(() => [FoundRecord], { description: 'Searches creditors, staff and, for admins, station records by name' })
  findRecords(@Ctx() ctx: Context, @Args(() => FindRecordsInput) input: FindRecordsInput): Promise<FoundRecord[]> {
    return ask(ctx, findRecords, input);
  }
}
