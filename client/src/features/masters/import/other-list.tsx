import { useRights } from '../../../hooks/use-can';
import { type MessageText, said, t } from '../../../i18n/translate';
import { Button } from '../../../ui/kit/buttons';
import { Group } from '../../../ui/kit/layout';
import { type MasterDefinition, useCatalogue } from '../catalogue';

/** Id of the message that names the list in `list`. */
const LOOKS_LIKE = 'imports.looksLike';

/** Imports the rows of the sheet into another list. */
export type ImportElsewhere = (other: MasterDefinition) => void;

interface OtherListProps {
  /** What the server says about the sheet. */
  texts: readonly MessageText[];
  onOther: ImportElsewhere;
}

/** If the rows look like another list, which the user may import: imports them there. */
export function OtherList({ texts, onOther }: OtherListProps) {
  const rights = useRights();
  const catalogue = useCatalogue();
  const [named] = texts.flatMap((text) =>
    typeof text === 'object' && text.messageId === LOOKS_LIKE ? [said(text.params!.list as MessageText)] : [],
  );
  const other = catalogue?.find(({ pluralLabel, addedBy }) => pluralLabel === named && rights.has(addedBy));
  if (other === undefined) return null;
  return (
    <Group mt="xs">
      <Button variant="default" onClick={() => onOther(other)}>
        {t('masters.import.toOther', { list: other.pluralLabel })}
      </Button>
    </Group>
  );
}
