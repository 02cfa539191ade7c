import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns.mjs';
import { Fragment } from 'react';
import { t } from '../../../i18n/translate';
import { DENSITIES, type Density, switchDensity, useDensity } from '../../../ui/inputs/density';
import { Button } from '../../../ui/kit/buttons';
import type { Menu as MenuParts } from '../../../ui/kit/menu';
import { MenuButton } from '../../../ui/popover/menu-button';
import type { ReportDefinition } from '../report-definition';
import { useReportSearch } from '../use-report-search';
import { columnKey, hiddenIn, hideableIn, searchHiding } from './hidden-columns';

/** Chooses the visible columns (stored in the address) and the row density (a user setting). */
export function ColumnsMenu({ report }: { report: ReportDefinition }) {
  const [search, setSearch] = useReportSearch();
  const hidden = hiddenIn(search);
  const tables = hideableIn(report);
  return (
    <MenuButton
      closeOnItemClick={false}
      style={{ maxHeight: '70dvh', overflowY: 'auto' }}
      button={(props) => (
        <Button {...props} variant="default" leftSection={<IconColumns size={16} aria-hidden />}>
          {t('reports.columns')}
        </Button>
      )}
    >
      {(Menu) => (
        <>
          {tables.map(({ section, columns }) => (
            <Fragment key={section.name}>
              <Menu.Label>{section.name === null ? t('reports.columns.shown') : section.title}</Menu.Label>
              {columns.map((column) => {
                const key = columnKey(section, column);
                return (
                  <Menu.CheckboxItem
                    key={key}
                    mih="var(--control-height)"
                    checked={!hidden.has(key)}
                    onChange={(checked) => setSearch(searchHiding(search, key, !checked))}
                  >
                    {column.label}
                  </Menu.CheckboxItem>
                );
              })}
            </Fragment>
          ))}
          {tables.length > 0 && <Menu.Divider />}
          <DensityItems of={Menu} />
        </>
      )}
    </MenuButton>
  );
}

function DensityItems({ of: Menu }: { of: typeof MenuParts }) {
  const density = useDensity();
  return (
    <>
      <Menu.Label>{t('shell.density')}</Menu.Label>
      <Menu.RadioGroup value={density} onChange={(value) => switchDensity(value as Density)}>
        {DENSITIES.map((value) => (
          <Menu.RadioItem key={value} value={value} mih="var(--control-height)" closeMenuOnClick={false}>
            {t(`shell.density.${value}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
