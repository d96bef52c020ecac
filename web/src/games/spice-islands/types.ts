// The shapes that the board draws, generated from Rust, under the names of the table.
import type * as api from '../../api/spice-islands';

export type Company = api.SpiceCompany;
export type Organisation = api.SpiceOrganisation;
export type Colour = api.SpiceColour;
export type Unit = api.SpiceUnit;
export type View = api.SpiceIslandsView;
export type SpaceView = api.SpiceSpaceView;
export type ShipView = api.SpiceShipView;
export type OrganisationView = api.SpiceOrganisationView;
export type PlayerView = api.SpicePlayerView;
