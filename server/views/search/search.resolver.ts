import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import { FindRecordsInput, FoundRecord, findRecords } from './find-records.query';

@Resolver()
export class SearchResolver {
  @Query(() => [FoundRecord], {
    description: 'Searches creditors, staff and station records by name, as far as the user may read them',
  })
  findRecords(@Ctx() ctx: Context, @Args(() => FindRecordsInput) input: FindRecordsInput): Promise<FoundRecord[]> {
    return ask(ctx, findRecords, input);
  }
}
