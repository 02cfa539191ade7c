import { t } from '../../i18n/translate';
import classes from './person-files.module.css';
import { useStoredPicture } from './use-stored-picture';

/** A person's picture; its URL alone does not work. */
export function PersonPicture({ fileId, name }: { fileId: string; name: string }) {
  const url = useStoredPicture(fileId);
  const label = t('ui.files.pictureOf', { name });
  return url === null ? (
    <span className={classes.picture} role="img" aria-label={label} />
  ) : (
    <img className={classes.picture} src={url} alt={label} />
  );
}
