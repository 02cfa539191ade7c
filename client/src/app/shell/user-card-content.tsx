import { useQuery } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { PersonFilesDocument } from '../../graphql/generated/graphql';
import { useSession } from '../../hooks/use-session';
import { t } from '../../i18n/translate';
import { areSoundsOn, play, switchSounds } from '../../ui/feedback/sound';
import { DENSITIES, type Density, readDensity, switchDensity } from '../../ui/inputs/density';
import { LanguageChoice } from '../../ui/inputs/language-choice';
import { Button } from '../../ui/kit/buttons';
import { Divider } from '../../ui/kit/divider';
import { SegmentedControl, Switch } from '../../ui/kit/fields';
import { Group, Stack } from '../../ui/kit/layout';
import { useMantineColorScheme } from '../../ui/kit/scheme';
import { Badge, Text } from '../../ui/kit/text';
import { useKnownPages } from '../../ui/page/known-pages';
import { PersonPicture } from '../../ui/person-files/person-picture';
import { roleName } from '../../ui/text/role-name';
import { useShellActions } from './shell-actions';

const ACCOUNT = '/page/my-account';
const SCHEMES = ['auto', 'light', 'dark'] as const;

/** Content of the user card: the user, and the settings of this browser. */
export default function UserCardContent({ onDone }: { onDone: () => void }) {
  const { me, signOut } = useSession();
  const { openShortcuts } = useShellActions();
  const pages = useKnownPages(['/page/my-requests', ACCOUNT]);
  return (
    <Stack gap="sm">
      {me && <OwnPicture userId={me.userId} name={me.name} />}
      <div>
        <Group justify="space-between" wrap="nowrap">
          <Text fw={600} truncate>
            {me?.name}
          </Text>
          {me && <Badge variant="default">{roleName(me.role)}</Badge>}
        </Group>
        <Text size="sm" c="dimmed" truncate>
          {me?.email}
        </Text>
      </div>
      <Divider />
      <Settings />
      <Divider />
      <Button
        variant="default"
        onClick={() => {
          onDone();
          openShortcuts();
        }}
        rightSection={<kbd>?</kbd>}
      >
        {t('shell.shortcuts')}
      </Button>
      {pages.map(({ path, label }) => (
        <Button key={path} variant="default" component={Link} to={path} onClick={onDone}>
          {path === ACCOUNT ? t('shell.myAccount') : label}
        </Button>
      ))}
      <Button variant="default" onClick={signOut}>
        {t('shell.signOut')}
      </Button>
    </Stack>
  );
}

function OwnPicture({ userId, name }: { userId: number; name: string }) {
  const picture = useQuery(PersonFilesDocument, { variables: { userId } }).data?.personFiles.picture;
  return picture ? <PersonPicture fileId={picture.fileId} name={name} /> : null;
}

function Settings() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [density, setDensity] = useState(readDensity);
  const [sounds, setSounds] = useState(areSoundsOn);
  return (
    <>
      <Setting label={t('ui.language')}>
        <LanguageChoice />
      </Setting>
      <Setting label={t('shell.scheme')}>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t('shell.scheme')}
          value={colorScheme}
          onChange={(value) => setColorScheme(value as (typeof SCHEMES)[number])}
          data={SCHEMES.map((value) => ({ value, label: t(`shell.scheme.${value}`) }))}
        />
      </Setting>
      <Setting label={t('shell.density')}>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t('shell.density')}
          value={density}
          onChange={(value) => {
            switchDensity(value as Density);
            setDensity(value as Density);
          }}
          data={DENSITIES.map((value) => ({ value, label: t(`shell.density.${value}`) }))}
        />
      </Setting>
      <Switch
        label={t('shell.sounds')}
        checked={sounds}
        onChange={({ currentTarget: { checked } }) => {
          switchSounds(checked);
          setSounds(checked);
          play('success');
        }}
      />
    </>
  );
}

const Setting = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Text size="xs" c="dimmed" aria-hidden>
      {label}
    </Text>
    {children}
  </div>
);
