import type { CardRules } from '../../card-rules.ts';
import { ahsokatano } from './ahsokatano.ts';
import { airencracken } from './airencracken.ts';
import { ap5 } from './ap5.ts';
import { arvelcrynyd } from './arvelcrynyd.ts';
import { benthictwotubes } from './benthictwotubes.ts';
import { biggsdarklighter } from './biggsdarklighter.ts';
import { blueace } from './blueace.ts';
import { bodhirook } from './bodhirook.ts';
import { braylenstramm } from './braylenstramm.ts';
import { captainnym } from './captainnym.ts';
import { captainrex } from './captainrex.ts';
import { cassianandor } from './cassianandor.ts';
import { chewbacca } from './chewbacca.ts';
import { chewbaccaSwx57 } from './chewbacca-swx57.ts';
import { chopper } from './chopper.ts';
import { cobaltleader } from './cobaltleader.ts';
import { corranhorn } from './corranhorn.ts';
import { crimsonleader } from './crimsonleader.ts';
import { crimsonspecialist } from './crimsonspecialist.ts';
import { dashrendar } from './dashrendar.ts';
import { dutchvander } from './dutchvander.ts';
import { eadenvrill } from './eadenvrill.ts';
import { edriotwotubes } from './edriotwotubes.ts';
import { elloasty } from './elloasty.ts';
import { esegetuketu } from './esegetuketu.ts';
import { etahnabaht } from './etahnabaht.ts';
import { ezraBridgerPhantom, ezraBridgerShuttle } from './ezrabridger.ts';
import { fennrau } from './fennrau.ts';
import { garvendreis } from './garvendreis.ts';
import { gemmersojan } from './gemmersojan.ts';
import { hansolo } from './hansolo.ts';
import { hanSoloSwx57 } from './hansolo-swx57.ts';
import { hefftobber } from './hefftobber.ts';
import { heraSyndullaGhost, heraSyndullaShuttle } from './herasyndulla.ts';
import { hobbieklivian } from './hobbieklivian.ts';
import { hortonsalm } from './hortonsalm.ts';
import { ibtisam } from './ibtisam.ts';
import { jakefarrell } from './jakefarrell.ts';
import { janors } from './janors.ts';
import { jekporkins } from './jekporkins.ts';
import { jesspava } from './jesspava.ts';
import { kananjarrus } from './kananjarrus.ts';
import { keyanfarlander } from './keyanfarlander.ts';
import { kullbeesperado } from './kullbeesperado.ts';
import { kylekatarn } from './kylekatarn.ts';
import { landocalrissian } from './landocalrissian.ts';
import { leebo } from './leebo.ts';
import { leevantenza } from './leevantenza.ts';
import { lieutenantblount } from './lieutenantblount.ts';
import { lowhhrick } from './lowhhrick.ts';
import { lukeskywalker } from './lukeskywalker.ts';
import { magvayarro } from './magvayarro.ts';
import { mirandadoni } from './mirandadoni.ts';
import { neradantels } from './neradantels.ts';
import { niennunb } from './niennunb.ts';
import { norrawexley } from './norrawexley.ts';
import { poeDameronLater, poedameron } from './poedameron.ts';
import { redace } from './redace.ts';
import { rey } from './rey.ts';
import { roarkgarnet } from './roarkgarnet.ts';
import { sabineWrenShuttle, sabineWrenTie } from './sabinewren.ts';
import { sawgerrera } from './sawgerrera.ts';
import { sharabey } from './sharabey.ts';
import { snapwexley } from './snapwexley.ts';
import { tarnmison } from './tarnmison.ts';
import { tennumb } from './tennumb.ts';
import { thanekyrell } from './thanekyrell.ts';
import { tychocelchu } from './tychocelchu.ts';
import { wedgeantilles } from './wedgeantilles.ts';
import { wesjanson } from './wesjanson.ts';
import { wullffwarro } from './wullffwarro.ts';
import { zebOrreliosPhantom, zebOrreliosShuttle, zebOrreliosTie } from './zeborrelios.ts';

export const rebelPilotRules = [
  ahsokatano,
  airencracken,
  ap5,
  arvelcrynyd,
  benthictwotubes,
  biggsdarklighter,
  blueace,
  bodhirook,
  braylenstramm,
  captainnym,
  captainrex,
  cassianandor,
  chewbacca,
  chewbaccaSwx57,
  chopper,
  cobaltleader,
  corranhorn,
  crimsonleader,
  crimsonspecialist,
  dashrendar,
  dutchvander,
  eadenvrill,
  edriotwotubes,
  elloasty,
  esegetuketu,
  etahnabaht,
  ezraBridgerShuttle,
  ezraBridgerPhantom,
  fennrau,
  garvendreis,
  gemmersojan,
  hansolo,
  hanSoloSwx57,
  hefftobber,
  heraSyndullaGhost,
  heraSyndullaShuttle,
  hobbieklivian,
  hortonsalm,
  ibtisam,
  jakefarrell,
  janors,
  jekporkins,
  jesspava,
  kananjarrus,
  keyanfarlander,
  kullbeesperado,
  kylekatarn,
  landocalrissian,
  leebo,
  leevantenza,
  lieutenantblount,
  lowhhrick,
  lukeskywalker,
  magvayarro,
  mirandadoni,
  neradantels,
  niennunb,
  norrawexley,
  poedameron,
  poeDameronLater,
  redace,
  rey,
  roarkgarnet,
  sabineWrenShuttle,
  sabineWrenTie,
  sawgerrera,
  sharabey,
  snapwexley,
  tarnmison,
  tennumb,
  thanekyrell,
  tychocelchu,
  wedgeantilles,
  wesjanson,
  wullffwarro,
  zebOrreliosShuttle,
  zebOrreliosTie,
  zebOrreliosPhantom,
] as const satisfies readonly CardRules[];
