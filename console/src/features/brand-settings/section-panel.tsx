import type { SettingsSection } from '@croupier/contracts';
import type { ComponentType } from 'react';
import { AgentsSection } from './agents-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { FlagsSection } from './flags-section.tsx';
import { LookSection } from './look-section.tsx';
import { MaintenanceSection } from './maintenance-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { RegionSection } from './region-section.tsx';
import { RegisterSection } from './register-section.tsx';
import { ResourcesSection } from './resources-section.tsx';
import type { SectionProps } from './section-editor.tsx';
import { ServiceSection } from './service-section.tsx';

const panels: Readonly<Record<SettingsSection, ComponentType<SectionProps>>> = {
  flags: FlagsSection,
  maintenance: MaintenanceSection,
  region: RegionSection,
  register: RegisterSection,
  profile: ProfileSection,
  look: LookSection,
  service: ServiceSection,
  resources: ResourcesSection,
  delivery: DeliverySection,
  agents: AgentsSection,
};

interface SectionPanelProps extends SectionProps {
  readonly section: SettingsSection;
}

export function SectionPanel({ section, brandDetails }: SectionPanelProps) {
  const Panel = panels[section];
  // A new `key` for each brand resets the form.
  return <Panel key={brandDetails.code} brandDetails={brandDetails} />;
}
